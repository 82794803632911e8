import { describe, expect, test } from 'vitest';
import { uncoveredSentences } from './coverage.ts';

const missedIn = (brief: string, ...covered: string[]): string[] => {
  const spans = covered.map((text) => ({
    start: brief.indexOf(text),
    end: brief.indexOf(text) + text.length,
  }));
  return uncoveredSentences(brief, spans).map(({ start, end }) => brief.slice(start, end));
};

describe('uncovered sentences of a brief', () => {
  test('are the sentences that ask for work and have no word in common with a subtask', () => {
    const brief =
      'A portfolio for Mara. Build a gallery with 24 pieces. Film the workshop! A contact form, please.';
    expect(missedIn(brief, '24 pieces')).toEqual(['Film the workshop!', 'A contact form, please.']);
    expect(missedIn(brief, '24 pieces', 'workshop', 'form')).toEqual([]);
    expect(missedIn(brief)).toHaveLength(3);
    expect(missedIn('Build a gallery')).toEqual(['Build a gallery']);
  });

  test('are lines of a list, without the mark before them, and none that is ticked', () => {
    const brief = 'Deliverables:\n- Logo\n2) Business cards\n* [ ] Stickers\n- [x] Name\n## Print';
    expect(missedIn(brief)).toEqual(['Logo', 'Business cards', 'Stickers']);
    expect(missedIn(brief, 'Logo', 'cards')).toEqual(['Stickers']);
  });

  test.each([
    'The booth is booked.',
    'No voice-over.',
    'I have 3 hours a day, Monday to Friday.',
    'Hi Jonas,',
    'When do you need it?',
    'Das Logo ist fertig.',
    'Pas de mise en page.',
    'Sin vídeo.',
    'O contrato já está assinado.',
    '> Paint the wall',
    'mara@studio.example',
    '🎉🎉🎉',
    '…!?',
    '',
    '\n \r\n\t',
  ])('is not a remark like %j', (brief) => {
    expect(missedIn(brief)).toEqual([]);
  });

  test.each([
    ['Plakat für das Fest drucken.', 'Der Flyer muss neu sein.'],
    ['Écrire le livret.', 'Il faut relire les épreuves.'],
    ['Pedir los papeles.', 'Hay que avisar a todos.'],
    ['Pintar a sala 🎨 toda.', 'É preciso trocar a porta.'],
  ])('is work in other languages too: %s %s', (first, second) => {
    expect(missedIn(`Chapter 3. ${first} ${second}`)).toEqual([first, second]);
  });

  test.each([
    ['Ein Esstisch aus Eiche, fertig bis 20. Januar 2027. Die Stühle beizen.', 'Die Stühle beizen.'],
    ['Tisch ölen bis zum 5. März. Rechnung schreiben.', 'Rechnung schreiben.'],
    ['Build steps 1 and 2. Mark the shelf, please.', 'Mark the shelf, please.'],
  ])('is not cut at the full stop of a day: %s', (brief, missed) => {
    const [covered = ''] = brief.split(/[,. ]/);
    expect(missedIn(brief, covered)).toEqual([missed]);
  });

  test('exclude the lines of a conversation', () => {
    const turns = ['Meg: Paint a dog.', 'Priya: Paint a pig.', 'Meg: Paint otters.', 'Priya: Draw them all.'];
    expect(missedIn([...turns, ...turns].join('\n'))).toEqual([]);
  });

  test('lie within the text, in order and without overlap, whatever is written', () => {
    const hostile = [
      'a'.repeat(20_000),
      'Paint 🖌️ it\u202e\u0000 all. '.repeat(900),
      `${'- '.repeat(9_000)}x`,
      '\ud83d paint it',
    ];
    for (const brief of hostile) {
      let end = 0;
      for (const missed of uncoveredSentences(
        brief,
        [
          { start: -5, end: 3 },
          { start: 9, end: 1e9 },
        ].slice(0, 1),
      )) {
        expect(missed.start).toBeGreaterThanOrEqual(end);
        expect(missed.end).toBeGreaterThan(missed.start);
        end = missed.end;
      }
      expect(end).toBeLessThanOrEqual(brief.length);
    }
  });
});
