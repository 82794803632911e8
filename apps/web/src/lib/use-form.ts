import { type ChangeEvent, type SubmitEvent, useEffect, useRef, useState } from 'react';
import { fieldErrorsOf } from './error-message.ts';

/**
 * What is typed into a form. It is in memory (`useTyped`), is kept on this device until it is discarded (`useDraft`), or
 * changes what others may change meanwhile (`useEditDraft`).
 */
export interface Typed<Value extends object> {
  value: Value;
  update: (fields: Partial<Value>) => void;
  discard: () => void;
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
type Problems = Readonly<Partial<Record<string, string | null | undefined>>>;

type FormOptions<Value extends object, Answer, Failure> = {
  typed: Typed<Value>;
  /** The field that has the focus when the form opens: its first, or the first that is empty. */
  opensOn?: 'first' | 'first empty';
  /** What is wrong, as far as this side can tell: nothing is sent then. */
  problemsOf?: (value: Value) => Problems;
  /** Whether it can be sent now at all. */
  maySend?: () => boolean;
  send: (value: Value) => Promise<Answer>;
  /** Once it was sent, if the form is still there. */
  onSent?: (answer: Answer) => void;
  /** What a refusal says of fields. */
  refusalOf?: (error: unknown) => Problems;
  /** What to say of a failure that is about none of the fields. */
  wordsFor?: (error: unknown) => Failure;
};

type TextOf<Value> = {
  [Name in keyof Value]: Value[Name] extends string ? Name : never;
}[keyof Value] &
  string;

const rootOf = (path: string) => path.split('.')[0] ?? path;

const isEmpty = ({ value }: HTMLInputElement) => value === '';

function focusOnOpening(form: HTMLFormElement | null, on: FormOptions<object, unknown, unknown>['opensOn']) {
  const inputs = [...(form?.querySelectorAll<HTMLInputElement>('input:not([hidden])') ?? [])];
  if (on === 'first') inputs[0]?.focus();
  if (on === 'first empty') inputs.find(isEmpty)?.focus();
}

/** Leads to the first field that is marked, however far the form is scrolled; without one to the words at the top. */
function focusWrong(form: HTMLFormElement | null): void {
  const wrong = form?.querySelector<HTMLElement>('[aria-invalid="true"]');
  if (!wrong) form?.querySelector('[role="alert"]')?.scrollIntoView({ block: 'nearest' });
  // Of a code, whose boxes are marked together, the first box that waits for a digit.
  const boxes = wrong?.closest('fieldset')?.querySelectorAll<HTMLInputElement>('input[aria-invalid="true"]');
  const target = [...(boxes ?? [])].find(isEmpty) ?? wrong;
  target?.focus();
}

/**
 * A form that sends what is typed. What is wrong stands at its field until that is typed in again, and the first such
 * field gets the focus. It is sent once at a time.
 */
export function useForm<Value extends object, Answer = void, Failure = never>(
  options: FormOptions<Value, Answer, Failure>,
) {
  const { typed, opensOn, problemsOf, maySend, send, onSent, refusalOf = fieldErrorsOf, wordsFor } = options;
  const [problems, setProblems] = useState<Problems>({});
  const [failure, setFailure] = useState<Failure>();
  const [busy, setBusy] = useState(false);
  const [refusals, setRefusals] = useState(0);
  const form = useRef<HTMLFormElement>(null);
  const isSending = useRef(false);
  const isThere = useRef(false);

  useEffect(() => {
    isThere.current = true;
    return () => {
      isThere.current = false;
    };
  }, []);
  useEffect(() => focusOnOpening(form.current, opensOn), [opensOn]);
  useEffect(() => {
    if (refusals > 0) focusWrong(form.current);
  }, [refusals]);

  /** Says what is wrong, and leads there. */
  const mark = (wrong: Problems) => {
    setProblems(wrong);
    setRefusals((before) => before + 1);
  };
  const refuse = (error: unknown) => {
    const refused = refusalOf(error);
    const isOfField = Object.keys(refused).some((path) => rootOf(path) in typed.value);
    setFailure(isOfField ? undefined : wordsFor?.(error));
    mark(refused);
  };
  const reset = () => {
    setProblems({});
    setFailure(undefined);
  };

  const submit = async () => {
    if (isSending.current || maySend?.() === false) return;
    reset();
    const wrong = problemsOf?.(typed.value) ?? {};
    if (Object.values(wrong).some(Boolean)) return mark(wrong);
    isSending.current = true;
    setBusy(true);
    try {
      const answer = await send(typed.value);
      if (isThere.current) onSent?.(answer);
    } catch (error) {
      refuse(error);
    }
    isSending.current = false;
    setBusy(false);
  };

  const update = (fields: Partial<Value>) => {
    typed.update(fields);
    setFailure(undefined);
    setProblems((before) =>
      Object.fromEntries(Object.entries(before).filter(([path]) => !(rootOf(path) in fields))),
    );
  };

  const errors: Record<string, string> = {};
  for (const [path, words] of Object.entries(problems)) if (words) errors[path] = words;

  return {
    formProps: {
      ref: form,
      noValidate: true,
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
        update({ [name]: event.target.value } as unknown as Partial<Value>),
    }),
    errors,
    failure,
    busy,
    submit,
    mark,
    refuse,
    reset,
    focus: (name: TextOf<Value>) => {
      const field = form.current?.elements.namedItem(name);
      if (field instanceof HTMLElement) field.focus();
    },
  };
}

export type Form<Value extends object> = Omit<ReturnType<typeof useForm<Value, unknown, unknown>>, 'failure'>;
