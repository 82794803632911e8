import { dataIn, type Meaning } from './vocabulary.ts';

/** What answers an intent of the catalogue, and what its ways say of it without a word for it. */
export interface Intent {
  kind: 'talk' | 'ask' | 'act';
  is: string;
  means: readonly Meaning[];
  /** It is about a thing; one that was named before is meant where none is. */
  isOfThing: boolean;
}

/** The catalogue of what one can ask and do. The ways to ask stand beside, by language. */
export const INTENTS: ReadonlyMap<string, Intent> = new Map(
  dataIn('intents', 'requests.txt').map((line) => {
    const [id = '', kind = '', is = '', ...more] = line.split('; ');
    const means =
      more
        .find((one) => one.startsWith('means '))
        ?.split(' ')
        .slice(1) ?? [];
    return [id, { kind: kind as Intent['kind'], is, means, isOfThing: more.includes('of a thing') }];
  }),
);
