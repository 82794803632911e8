import { beforeEach, expect, test } from 'vitest';
import { render } from 'vitest-browser-react';
import { useDraft } from './draft.ts';
import { NOBODY, useSession } from './session.ts';

const INITIAL = { name: '', tags: [] as string[], generate: true };

function Form() {
  const { value, update, discard, isBegun } = useDraft('form', INITIAL);
  return (
    <>
      <input
        aria-label="Name"
        value={value.name}
        onChange={(event) => update({ name: event.target.value })}
      />
      <output>{JSON.stringify({ ...value, isBegun })}</output>
      <button type="button" onClick={discard}>
        Discard
      </button>
    </>
  );
}

const shown = (): unknown => JSON.parse(document.querySelector('output')?.textContent ?? 'null');

beforeEach(() => {
  localStorage.clear();
  useSession.setState(NOBODY);
});

test('what was typed is there again when the form is', async () => {
  const first = await render(<Form />);
  await first.getByRole('textbox').fill('Garden fair');
  await first.unmount();

  await render(<Form />);
  expect(shown()).toEqual({ name: 'Garden fair', tags: [], generate: true, isBegun: true });
});

test('discarding it leaves the form as it was, now and later', async () => {
  const first = await render(<Form />);
  await first.getByRole('textbox').fill('Garden fair');
  await first.getByRole('button').click();
  expect(shown()).toEqual({ ...INITIAL, isBegun: false });
  await first.unmount();

  await render(<Form />);
  expect(shown()).toEqual({ ...INITIAL, isBegun: false });
});

test('a draft of another shape keeps what the form still knows', async () => {
  localStorage.setItem('draft:nobody:form', JSON.stringify({ name: 'Fair', tags: 'old', gone: 1 }));
  await render(<Form />);
  expect(shown()).toEqual({ name: 'Fair', tags: [], generate: true, isBegun: true });
});

test('a draft that cannot be read is no draft', async () => {
  localStorage.setItem('draft:nobody:form', '{"name":');
  await render(<Form />);
  expect(shown()).toEqual({ ...INITIAL, isBegun: false });
});
