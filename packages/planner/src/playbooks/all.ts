import { z } from 'zod';
import errands from './data/errands.json' with { type: 'json' };
import general from './data/general.json' with { type: 'json' };
import happenings from './data/happenings.json' with { type: 'json' };
import kinds from './data/kinds.json' with { type: 'json' };
import lists from './data/lists.json' with { type: 'json' };
import making from './data/making.json' with { type: 'json' };
import office from './data/office.json' with { type: 'json' };
import people from './data/people.json' with { type: 'json' };
import units from './data/units.json' with { type: 'json' };
import ventures from './data/ventures.json' with { type: 'json' };
import verbs from './data/verbs.json' with { type: 'json' };
import ways from './data/ways.json' with { type: 'json' };
import writing from './data/writing.json' with { type: 'json' };
import {
  type Happening,
  Happenings,
  type Kind,
  Kinds,
  type ListKind,
  ListKinds,
  Playbook,
  Units,
  Verbs,
  Ways,
} from './schema.ts';

/** Every playbook, the one for everything else last. A file that does not fit its schema stops the start. */
export const PLAYBOOKS: readonly Playbook[] = z
  .array(Playbook)
  .parse([...errands, ...making, ...writing, ...people, ...office, ...ventures, ...general]);
export const VERBS: Verbs = Verbs.parse(verbs);
export const UNITS: Units = Units.parse(units);
export const LISTS: readonly ListKind[] = ListKinds.parse(lists);
export const WAYS: Ways = Ways.parse(ways);
export const KINDS: readonly Kind[] = Kinds.parse(kinds);
export const HAPPENINGS: readonly Happening[] = Happenings.parse(happenings);
