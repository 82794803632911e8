import { expect, test } from 'vitest';
import { readBrief } from './read.ts';

const FRAME = { startDate: '2026-11-24', dueDate: '2027-02-26', today: '2026-11-23', locale: 'en-GB' };
const read = (description: string) => readBrief({ ...FRAME, name: 'Project', description });

const ITALIAN = `Devo ridipingere la cucina e montare due mensole. Il martedì non posso lavorare. La vernice deve asciugare 2 giorni.
Le piastrelle sono già pronte. Niente nuovo lavello.`;
const DUTCH = `Ik moet de keuken schilderen en twee planken ophangen. Op dinsdag kan ik niet werken. De verf moet 2 dagen drogen.
De tegels zijn al klaar.`;
const SWEDISH = `Jag ska måla köket och sätta upp två hyllor. På tisdagar kan jag inte arbeta. Färgen måste torka 2 dagar.
Kaklet är redan klart.`;
const ENGLISH = `I have to repaint the kitchen and put up two shelves. I don't work on Tuesdays. The paint has to dry for 2 days.
The tiles are ready already. No new sink.`;

const LIMITS = ['availability', 'excluded', 'done', 'wait', 'theirs'];
const surelyLimits = (brief: string) =>
  read(brief).statements.filter(({ kind, sure }) => sure && LIMITS.includes(kind));

test('a Reading names its language where that is not read well enough', () => {
  expect([ITALIAN, DUTCH, SWEDISH].map((brief) => read(brief).weakLanguage)).toEqual(['it', 'nl', 'other']);
  expect(read(ENGLISH)).not.toHaveProperty('weakLanguage');
  expect(read('Ich muss die Küche streichen und zwei Regale aufhängen.')).not.toHaveProperty('weakLanguage');
  expect(read('')).not.toHaveProperty('weakLanguage');
});

test('in such a language nothing that limits the plan is sure', () => {
  expect(read(ITALIAN).statements.map(({ kind }) => kind)).toEqual(
    expect.arrayContaining(['availability', 'wait', 'done', 'excluded']),
  );
  expect([ITALIAN, DUTCH, SWEDISH].flatMap(surelyLimits)).toEqual([]);
  expect(surelyLimits(ENGLISH).length).toBeGreaterThan(2);
});
