function showUnreached(form: HTMLFormElement): void {
  const problem = form.querySelector<HTMLElement>('[data-unreached]');
  if (problem) problem.textContent = problem.dataset.unreached ?? '';
}

/** Loads the script of the visitor's own project with the first letter that is typed, or if something was typed before. */
export function followOwnProject(): void {
  const form = document.querySelector<HTMLFormElement>('#own-project');
  const address = document.body.dataset.ownProject;
  if (!form || !address) return;
  let isLoaded = false;
  let loading: Promise<void> | undefined;
  const load = () => {
    loading ??= import(/* @vite-ignore */ address).then(
      () => {
        isLoaded = true;
      },
      () => {
        loading = undefined;
      },
    );
    return loading;
  };
  form.addEventListener('input', load, { once: true });
  form.addEventListener('submit', async (event) => {
    event.preventDefault();
    if (isLoaded) return;
    await load();
    // The script listens from now on, and has missed this one.
    if (isLoaded) form.requestSubmit();
    else showUnreached(form);
  });
  if (sessionStorage.getItem('tried-project')) void load();
}
