import { expect, test } from 'vitest';
import type { TaskFact } from '../facts.ts';
import type { Thing } from './names.ts';
import { boundOf } from './period.ts';
import { understandMessage } from './understanding.ts';
import type { Language } from './words.ts';

const task = (id: string, name: string, projectId: string): Thing => ({
  ...{ kind: 'task', id, name },
  task: { id, title: name, projectId, status: 'Pending', priority: 'Medium' } as TaskFact,
});

test('what was done with a thing is no part of its name', () => {
  const things = [task('tiles', 'Order the tiles', 'site'), task('form', 'Build the order form', 'site')];
  const said = (message: string, language: Language) =>
    understandMessage(message, things, { today: '2026-11-23', locale: 'en-GB', language }).map((one) => [
      'is' in one ? one.is : one.kind,
      ...one.parsed.names.map(({ text }) => text),
    ]);
  expect(said('tiles ordered', 'en')).toEqual([['complete', 'tiles']]);
  expect(said('le carrelage est commandé', 'fr')).toEqual([['complete', 'carrelage']]);
  expect(said('divide el formulario de pedido en pasos', 'es')).toEqual([
    ['breakDown', 'formulario de pedido'],
  ]);
});

test('a name in the words of a way is none', () => {
  const things = [task('run', 'Run', 'site')];
  const moment = { today: '2026-11-23', locale: 'en-GB', language: 'en' as const };
  const [found] = understandMessage('is the clock running?', things, moment);
  expect(found).toMatchObject({ is: 'timer', parsed: { names: [] } });
});

test('a length that is all there is says how long a task may be', () => {
  const boundIn = (message: string, language: Language) =>
    understandMessage(message, [], { today: '2026-11-23', locale: 'en-GB', language }).map(({ parsed }) =>
      boundOf(parsed),
    );
  expect(boundIn('im free for 20 min, what can i do', 'en')).toEqual([{ sign: '≤', hours: 0.33 }]);
  expect(boundIn('hab ne halbe stunde, was passt da rein', 'de')).toEqual([{ sign: '≤', hours: 0.5 }]);
});
