import { expect, test } from 'vitest';
import { emptyDraft, toNewProject } from './new-project-draft.ts';

const draft = { ...emptyDraft('2026-11-20'), name: 'Fair', dueDate: '2026-12-04' };

test('a tag that was typed and not added yet is sent too', () => {
  expect(toNewProject({ ...draft, tags: ['garden'], tag: ' Spring Fair ' }).tags).toEqual([
    'garden',
    'spring fair',
  ]);
  expect(toNewProject({ ...draft, tags: ['garden'], tag: 'GARDEN ' }).tags).toEqual(['garden']);
});
