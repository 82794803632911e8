import { useDraft } from './draft.ts';
import type { Typed } from './use-form.ts';

/** A field that was changed elsewhere since typing began; here too where it `isMine`. */
export interface ChangedField<Field extends string> {
  field: Field;
  isMine: boolean;
}

export interface EditDraft<Fields extends object> extends Typed<Fields> {
  /** The fields as they were when typing began. */
  base: Fields;
  /** What was changed elsewhere meanwhile; empty while nothing was. */
  elsewhere: ChangedField<keyof Fields & string>[];
  /** The version that a save is made from. */
  version: number;
  /** Lets in what was changed elsewhere where nothing was typed here. */
  keepMine: () => void;
  /** Lets in all that was changed elsewhere. */
  takeTheirs: () => void;
}

function fieldsThatDiffer<Fields extends object>(a: Fields, b: Fields): (keyof Fields & string)[] {
  const differ: (keyof Fields & string)[] = [];
  for (const field in a) if (JSON.stringify(a[field]) !== JSON.stringify(b[field])) differ.push(field);
  return differ;
}

function withFieldsOf<Fields extends object>(
  to: Fields,
  from: Fields,
  fields: readonly (keyof Fields)[],
): Fields {
  const merged = { ...to };
  for (const field of fields) merged[field] = from[field];
  return merged;
}

/**
 * Changes being typed to something that others may change meanwhile: `now` is how its fields stand, in this `version`. The
 * draft remembers what typing began from, so that it knows afterwards who changed what. Fields that move by themselves
 * while one types, as a timer moves them, are let in without a word where nothing was typed.
 */
export function useEditDraft<Fields extends object>(
  name: string,
  now: Fields,
  version: number,
  moving: readonly (keyof Fields & string)[] = [],
): EditDraft<Fields> {
  const draft = useDraft(name, { typed: now, base: now, version });
  // A form that has a new field since: what was kept does not know it.
  const kept = { typed: { ...now, ...draft.value.typed }, base: { ...now, ...draft.value.base } };
  const mine = fieldsThatDiffer(kept.typed, kept.base);
  const moved = draft.value.version === version ? [] : moving.filter((field) => !mine.includes(field));
  const [typed, base] = [withFieldsOf(kept.typed, now, moved), withFieldsOf(kept.base, now, moved)];
  const changed = draft.value.version === version ? [] : fieldsThatDiffer(now, base);
  const goOn = (fields: readonly (keyof Fields)[]) =>
    draft.update({ typed: withFieldsOf(typed, now, fields), base: now, version });

  return {
    value: typed,
    base,
    update: (fields) => draft.update({ typed: { ...typed, ...fields }, base }),
    discard: draft.discard,
    elsewhere: changed.map((field) => ({ field, isMine: mine.includes(field) })),
    version: changed.length === 0 ? version : draft.value.version,
    keepMine: () => goOn(changed.filter((field) => !mine.includes(field))),
    takeTheirs: () => goOn(changed),
  };
}
