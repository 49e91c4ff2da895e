// The texts of every message, which `cargo test -p speech --test rendered` writes; see crates/speech/tests/rendered.

import { readFileSync } from 'node:fs';
import { join } from 'node:path';

// How many sentences of a message are checked; with other things and numbers they say much the same.
const EACH = 8;

/** The sentences of a language, each with a message that says it. */
export function sentences(lang) {
  const said = new Map();
  for (const line of readFileSync(join(process.env.RENDERED, `${lang}.tsv`), 'utf8').split('\n')) {
    const [key, text] = line.split('\t');
    if (text) said.set(key, (said.get(key) ?? new Set()).add(text.trim()));
  }
  const some = ([key, texts]) => {
    const step = Math.max(1, Math.ceil(texts.size / EACH));
    return [...texts].filter((_, at) => at % step === 0).map((text) => ({ key, text }));
  };
  return [...said].flatMap(some);
}

/** The lines of a list in this folder, without its comments. */
function list(name) {
  const text = readFileSync(new URL(name, import.meta.url), 'utf8');
  return text.split('\n').filter((line) => line && !line.startsWith('#'));
}

/** Names and made-up words, which no dictionary has. */
const NAMES = new Set(list('names.txt').join(' ').split(' '));

/** Whether a word, or each word of several, is a name. */
export const isName = (words) => words.split(' ').every((it) => NAMES.has(it));

/** Remarks that no line of a list of regular expressions accepts, each kind once; and lines that accept none. */
export function judged(remarks, name) {
  const accepted = list(name).map((line) => ({ line, rule: new RegExp(line, 'u'), used: false }));
  const left = new Map();
  for (const { rule, word, key, text } of remarks) {
    const known = accepted.filter((it) => it.rule.test(`${rule} ${word}`));
    known.forEach((it) => (it.used = true));
    if (known.length === 0) left.set(`${rule} ${word}`, `${key}: ${text}`);
  }
  const unused = accepted.filter((it) => !it.used).map((it) => it.line);
  return { left: [...left].map(([remark, where]) => `${remark}\n    ${where}`), unused };
}
