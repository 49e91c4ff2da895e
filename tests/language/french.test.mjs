// The French texts, checked by Grammalecte, except for typography: we use narrow spaces that do not break.

import assert from 'node:assert/strict';
import { execFileSync } from 'node:child_process';
import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { test } from 'node:test';
import { isName, judged, sentences } from './rendered.mjs';

const TYPOGRAPHY = /^(unit_|nbsp_|typo_|esp_)/u;

/** What Grammalecte has to say: of each sentence, as a paragraph of its own. */
function read(said) {
  const folder = mkdtempSync(join(tmpdir(), 'rempart-french-'));
  try {
    const file = join(folder, 'all.txt');
    writeFileSync(file, said.map((it) => `${it.text}\n`).join(''));
    const out = execFileSync('grammalecte-cli', ['-f', file, '-j', '-owe'], { maxBuffer: 1 << 28, stdio: ['ignore', 'pipe', 'ignore'] });
    return JSON.parse(out).data;
  } finally {
    rmSync(folder, { recursive: true });
  }
}

function remarks(said) {
  return read(said).flatMap(({ iParagraph, lGrammarErrors, lSpellingErrors }) => {
    const where = said[iParagraph - 1];
    const grammar = lGrammarErrors.filter((it) => !TYPOGRAPHY.test(it.sRuleId)).map((it) => {
      const word = where.text.slice(it.nStart, it.nEnd);
      return { ...where, rule: it.sRuleId.split('__').at(1) ?? it.sRuleId, word };
    });
    return [...grammar, ...lSpellingErrors.map((it) => ({ ...where, rule: 'spelling', word: it.sValue }))];
  });
}

test('what Rempart says is good French', () => {
  const found = remarks(sentences('fr')).filter((it) => it.rule !== 'spelling' || !isName(it.word));
  const { left, unused } = judged(found, 'accepted.fr.txt');
  assert.ok(left.length === 0, left.join('\n'));
  assert.deepEqual(unused, [], 'accepted, and no longer said');
});

test('what is wrong is found', () => {
  const wrong = ['La Salle radio est pénétré.', 'Les Tripodes attaque la Reine.', 'La partie a 1 coups.'];
  const found = remarks(wrong.map((text) => ({ key: 'planted', text })));
  assert.deepEqual([...new Set(found.map((it) => it.text))], wrong);
});
