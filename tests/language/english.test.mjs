// The English texts, checked by Harper. Many are parts of sentences and begin with a small letter.

import assert from 'node:assert/strict';
import { test } from 'node:test';
import { Dialect, LocalLinter } from 'harper.js';
import { binary } from 'harper.js/binary';
import { isName, judged, sentences } from './rendered.mjs';

const MATTERS_OF_TASTE = new Set(['Capitalization', 'Formatting', 'Style', 'WordChoice']);

const linter = new LocalLinter({ binary, dialect: Dialect.British });
await linter.setup();

async function remarks(said) {
  const found = [];
  for (const it of said) {
    for (const lint of await linter.lint(it.text, { language: 'plaintext' })) {
      const rule = lint.lint_kind();
      if (!MATTERS_OF_TASTE.has(rule)) found.push({ ...it, rule, word: lint.get_problem_text() });
    }
  }
  return found;
}

test('what Rempart says is good English', async () => {
  const all = await remarks(sentences('en'));
  const found = all.filter((it) => it.rule !== 'Spelling' || !isName(it.word));
  const { left, unused } = judged(found, 'accepted.en.txt');
  assert.ok(left.length === 0, left.join('\n'));
  assert.deepEqual(unused, [], 'accepted, and no longer said');
});

test('what is wrong is found', async () => {
  const wrong = ['It comes back to youat the end.', 'Bruno draws a orange bomb.'];
  const found = await remarks(wrong.map((text) => ({ key: 'planted', text })));
  assert.deepEqual([...new Set(found.map((it) => it.text))], wrong);
});
