import { type ChangeEvent, type SubmitEvent, useEffect, useRef, useState } from 'react';
import { fieldErrorsOf } from '../../lib/error-message.ts';
import { useSession } from '../../lib/session.ts';
import type { FailureWords } from './failure-words.ts';

type Problems<Name extends string> = Partial<Record<Name, string | null>>;
/** By the name of the field. */
type Errors = Partial<Record<string, string | null>>;

type FormOptions<Name extends string> = {
  initial: Record<Name, string>;
  /** The problem of each field, as far as the client can check. */
  problemsOf: (values: Record<Name, string>) => Problems<Name>;
  send: (values: Record<Name, string>) => Promise<void>;
  /** The words for a failure that concerns no field. */
  wordsFor: (error: unknown) => FailureWords;
};

function focusIn(form: HTMLFormElement | null, name: string): void {
  const field = form?.elements.namedItem(name);
  if (field instanceof HTMLElement) field.focus();
}

/** Values and errors of a form by field name. An error disappears with the next edit of its field. */
export function useForm<Name extends string>({ initial, problemsOf, send, wordsFor }: FormOptions<Name>) {
  const [values, setValues] = useState(initial);
  const [errors, setErrors] = useState<Errors>({});
  const [failure, setFailure] = useState<FailureWords>();
  const busy = useSession(({ loading }) => loading);
  const form = useRef<HTMLFormElement>(null);

  const focus = (name: Name) => focusIn(form.current, name);

  // The first empty field when the screen opens.
  const openedOn = useRef(Object.keys(initial).find((name) => initial[name as Name] === ''));
  useEffect(() => {
    if (openedOn.current) focusIn(form.current, openedOn.current);
  }, []);

  /** Shows the problems, and returns whether there are none. */
  const check = (): boolean => {
    const problems = problemsOf(values);
    setErrors(problems);
    setFailure(undefined);
    const first = (Object.keys(values) as Name[]).find((name) => problems[name]);
    if (first) focus(first);
    return first === undefined;
  };

  const fail = (error: unknown) => {
    const refused = fieldErrorsOf(error);
    const first = (Object.keys(values) as Name[]).find((name) => refused[name]);
    if (!first) return setFailure(wordsFor(error));
    setErrors(refused);
    focus(first);
  };

  const submit = async () => {
    if (useSession.getState().loading || !check()) return;
    try {
      await send(values);
    } catch (error) {
      fail(error);
    }
  };

  /** The props of the input named `name`. */
  const field = (name: Name) => ({
    name,
    value: values[name],
    onChange: (event: ChangeEvent<HTMLInputElement>) => {
      const { value } = event.target;
      setValues((before) => ({ ...before, [name]: value }));
      setErrors((before) => ({ ...before, [name]: null }));
      setFailure(undefined);
    },
  });

  const errorOf = (name: Name) => errors[name] ?? undefined;

  const formProps = {
    ref: form,
    noValidate: true,
    onSubmit: (event: SubmitEvent) => {
      event.preventDefault();
      void submit();
    },
  };

  return { formProps, values, busy, failure, submit, focus, field, errorOf };
}
