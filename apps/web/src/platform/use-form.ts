import { t } from '@daymark/words/t';
import { type ChangeEvent, type SubmitEvent, useEffect, useRef, useState } from 'react';
import { fieldErrorsOf } from './error-message.ts';
import { closesOnEscape } from './escape.ts';

/**
 * What is typed into a form. It is in memory (`useTyped`), is kept for a reload of this tab (`useTabTyped`), is kept on
 * this device until it is discarded (`useDraft`), or changes what others may change meanwhile (`useEditDraft`).
 */
export interface Typed<Value extends object> {
  value: Value;
  update: (fields: Partial<Value>) => void;
  discard: () => void;
  /** It was typed before a reload or on an earlier visit, and differs from what is saved. */
  isRestored?: boolean;
}

export function useTyped<Value extends object>(initial: Value): Typed<Value> {
  const [value, setValue] = useState(initial);
  return {
    value,
    update: (fields) => setValue((before) => ({ ...before, ...fields })),
    discard: () => setValue(initial),
  };
}

/** What is wrong, by the path of the field. */
export type Problems = Readonly<Partial<Record<string, string | null>>>;

/** What was said of what was typed. */
interface Said<Failure> {
  errors: Problems;
  /** Why it was refused, until something is typed. */
  error?: unknown;
  /** What is said of that, where it is about none of the fields. */
  failure?: Failure | undefined;
  /** It was said just now: the focus goes to it. */
  isNew?: boolean;
}

const NOTHING: Said<never> = { errors: {} };

export type FormOptions<Value extends object, Answer, Failure> = {
  typed: Typed<Value>;
  /** The field that has the focus when the form opens: its first, or the first that is empty. */
  opensOn?: 'input' | typeof EMPTY;
  /** What is wrong, as far as this side can tell: nothing is sent then. */
  problemsOf?: (value: Value) => Problems;
  /** Whether it can be sent now at all. */
  maySend?: () => boolean;
  send: (value: Value) => Promise<Answer>;
  /** Once it was sent, if the form is still there. */
  onSent?: (answer: Answer) => void;
  /** Escape closes the form; what is typed waits for the next time. */
  onEscape?: () => void;
  /** What a refusal says of fields. */
  refusalOf?: (error: unknown) => Problems;
  /** What to say of a failure that is about none of the fields. */
  wordsFor?: (error: unknown) => Failure;
};

/** The fields that are typed. */
export type TextOf<Value> = {
  [Name in keyof Value]: Value[Name] extends string ? Name : never;
}[keyof Value] &
  string;

const rootOf = (path: string) => path.replace(/\..*/, '');

const WRONG = '[aria-invalid="true"]';

/** Of what waits for words. */
export const EMPTY = 'input[value=""]';

/** Shown above the fields, by `base.css`. */
function restoredProps() {
  const words = t`This is what you typed before. It is not saved yet.`;
  return { 'data-restored': words, 'aria-description': words };
}

/** Leads to the first field that is marked, however far the form is scrolled. */
function focusWrong(form: HTMLFormElement | null): void {
  // Of a code, whose boxes are marked together, the first box that waits for a digit.
  const wrong =
    form?.querySelector<HTMLElement>(`fieldset ${EMPTY}${WRONG}`) ?? form?.querySelector<HTMLElement>(WRONG);
  wrong?.focus();
}

/**
 * A form that sends what is typed. What is wrong stands at its field until that is typed in again, and the first such
 * field gets the focus. It is sent once at a time.
 */
export function useForm<Value extends object, Answer = void, Failure = never>(
  options: FormOptions<Value, Answer, Failure>,
) {
  const {
    typed,
    opensOn,
    problemsOf,
    maySend,
    send,
    onSent,
    onEscape,
    refusalOf = fieldErrorsOf,
    wordsFor,
  } = options;
  const [said, say] = useState<Said<Failure>>(NOTHING);
  const [busy, setBusy] = useState(false);
  const form = useRef<HTMLFormElement>(null);

  useEffect(() => {
    if (opensOn) form.current?.querySelector<HTMLElement>(opensOn)?.focus();
  }, [opensOn]);
  useEffect(() => {
    if (said.isNew) focusWrong(form.current);
  }, [said]);

  /** Says what is wrong, and leads there. */
  const mark = (errors: Problems, why?: Pick<Said<Failure>, 'error' | 'failure'>) =>
    say({ ...why, errors, isNew: true });
  const refuse = (error: unknown) => {
    const refused = refusalOf(error);
    const isOfField = Object.keys(refused).some((path) => rootOf(path) in typed.value);
    mark(refused, { error, failure: isOfField ? undefined : wordsFor?.(error) });
  };
  const reset = () => say(NOTHING);

  const submit = async () => {
    if (busy || maySend?.() === false) return;
    const wrong = problemsOf?.(typed.value) ?? {};
    if (Object.values(wrong).some(Boolean)) return mark(wrong);
    reset();
    setBusy(true);
    try {
      const answer = await send(typed.value);
      if (form.current) onSent?.(answer);
    } catch (error) {
      refuse(error);
    }
    setBusy(false);
  };

  const update = (fields: Partial<Value>) => {
    typed.update(fields);
    say(({ errors }) => ({
      errors: Object.fromEntries(Object.entries(errors).filter(([path]) => !(rootOf(path) in fields))),
    }));
  };

  return {
    formProps: {
      ref: form,
      noValidate: true,
      ...(onEscape && closesOnEscape(onEscape)),
      ...(typed.isRestored && restoredProps()),
      onSubmit: (event: SubmitEvent) => {
        event.preventDefault();
        void submit();
      },
    },
    value: typed.value,
    update,
    /** What an input named `name` needs. */
    field: (name: TextOf<Value>) => ({
      name,
      value: typed.value[name] as string,
      onChange: (event: ChangeEvent<HTMLInputElement | HTMLTextAreaElement>) =>
        update({ [name]: event.target.value } as Partial<Value>),
    }),
    ...said,
    busy,
    submit,
    mark,
    refuse,
    reset,
  };
}

/** What the fields of a form need of it. */
export type Form<Value extends object> = Pick<
  ReturnType<typeof useForm<Value>>,
  'value' | 'update' | 'field' | 'errors'
>;
