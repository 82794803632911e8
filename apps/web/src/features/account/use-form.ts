import { type ChangeEvent, type SubmitEvent, useEffect, useRef, useState } from 'react';
import { fieldErrorsOf, messageOf } from '../../lib/error-message.ts';

type Problems<Name extends string> = Partial<Record<Name, string | null>>;
/** By the name of the field, and `form` for what is wrong with the whole. */
type Errors = Partial<Record<string, string | null>>;

type FormOptions<Name extends string> = {
  initial: Record<Name, string>;
  /** What is wrong with each field, as far as this side can tell. */
  problemsOf: (values: Record<Name, string>) => Problems<Name>;
  /** Sends it; words that it answers are shown as what went wrong. */
  send: (values: Record<Name, string>) => Promise<string | undefined>;
  /** Words for a failure that brings none. */
  fallback: string;
};

function focusIn(form: HTMLFormElement | null, name: string): void {
  const field = form?.elements.namedItem(name);
  if (field instanceof HTMLElement) field.focus();
}

/** Values and errors of a form whose fields carry their names; an error goes away with the next edit of its field. */
export function useForm<Name extends string>({ initial, problemsOf, send, fallback }: FormOptions<Name>) {
  const [values, setValues] = useState(initial);
  const [errors, setErrors] = useState<Errors>({});
  const [busy, setBusy] = useState(false);
  const form = useRef<HTMLFormElement>(null);

  const focus = (name: string) => focusIn(form.current, name);

  // The first field that waits for words, once, when the screen opens.
  const openedOn = useRef(Object.keys(initial).find((name) => initial[name as Name] === ''));
  useEffect(() => {
    if (openedOn.current) focusIn(form.current, openedOn.current);
  }, []);

  /** Shows what is wrong, and answers whether nothing is. */
  const check = (): boolean => {
    const problems = problemsOf(values);
    setErrors(problems);
    const first = (Object.keys(values) as Name[]).find((name) => problems[name]);
    if (first) focus(first);
    return first === undefined;
  };

  const fail = (error: unknown) => {
    const refused = fieldErrorsOf(error);
    const first = Object.keys(values).find((name) => refused[name]);
    setErrors(first ? refused : { form: messageOf(error, fallback) });
    if (first) focus(first);
  };

  const submit = async () => {
    if (busy || !check()) return;
    setBusy(true);
    try {
      const problem = await send(values);
      if (problem) setErrors({ form: problem });
    } catch (error) {
      fail(error);
    } finally {
      setBusy(false);
    }
  };

  /** What an input named `name` needs. */
  const field = (name: Name) => ({
    name,
    value: values[name],
    onChange: (event: ChangeEvent<HTMLInputElement>) => {
      const { value } = event.target;
      setValues((before) => ({ ...before, [name]: value }));
      setErrors((before) => ({ ...before, [name]: null, form: null }));
    },
  });

  const errorOf = (name: Name | 'form') => errors[name] ?? undefined;

  const formProps = {
    ref: form,
    noValidate: true,
    onSubmit: (event: SubmitEvent) => {
      event.preventDefault();
      void submit();
    },
  };

  return { formProps, values, busy, submit, field, errorOf };
}
