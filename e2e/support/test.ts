import { test as base } from '@playwright/test';

/**
 * A journey whose browser saves data: the app loads screens and dialogs on use. To load all of them ahead takes half of the
 * time of opening a page. Journeys about that, and about being offline, turn it off.
 */
export const test = base.extend<{ savesData: boolean }>({
  savesData: [true, { option: true }],
  context: async ({ context, savesData }, use) => {
    await context.addInitScript(
      (saveData) => Object.defineProperty(navigator, 'connection', { value: { saveData } }),
      savesData,
    );
    await use(context);
  },
});

/** A journey of the long run alone, beside those that it shares its helpers with. */
export const longTest = process.env.DAYMARK_TEST_LONG ? test : ((() => undefined) as unknown as typeof test);
