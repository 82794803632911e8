import { useDraft } from './draft.ts';
import type { Typed } from './use-form.ts';

/** A field that was changed elsewhere since typing began; with `isMine` it was changed here too. */
export interface ChangedField<Field extends string> {
  field: Field;
  isMine: boolean;
}

export interface EditDraft<Fields extends object> extends Typed<Fields> {
  /** The fields as they were when typing began. */
  base: Fields;
  /** What was changed elsewhere meanwhile; empty while nothing was. */
  elsewhere: ChangedField<keyof Fields & string>[];
  /** The version that a save is based on. */
  version: number;
  /** Accepts changes from elsewhere for the fields that were not edited here. */
  keepMine: () => void;
  /** Accepts all changes from elsewhere. */
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
 * A draft of changes to something that others may change too: `now` are its present values, in this `version`. The
 * draft stores the values when typing began, to find out who changed what. Changes to fields that change by themselves,
 * such as by a timer, are accepted silently if they were not edited here.
 */
export function useEditDraft<Fields extends object>(
  name: string,
  now: Fields,
  version: number,
  moving: readonly (keyof Fields & string)[] = [],
): EditDraft<Fields> {
  const draft = useDraft(name, { typed: now, base: now, version });
  // The form may have new fields that the stored draft lacks.
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
    isRestored: draft.isRestored === true && mine.length > 0,
    elsewhere: changed.map((field) => ({ field, isMine: mine.includes(field) })),
    version: changed.length === 0 ? version : draft.value.version,
    keepMine: () => goOn(changed.filter((field) => !mine.includes(field))),
    takeTheirs: () => goOn(changed),
  };
}
