import { isMissingPart } from './new-build.ts';

/** The addresses that worked for parts whose own address failed. */
const addresses = new Map<string, string>();
let tries = 0;

/**
 * Imports a part of the app. Chromium remembers until a reload that a script could not be loaded, so a retry uses a
 * different address. Rejects like `import()`.
 */
export async function importAgain(part: string, base: string): Promise<unknown> {
  const { href } = new URL(part, base);
  try {
    return await import(/* @vite-ignore */ addresses.get(href) ?? href);
  } catch (error) {
    if (!isMissingPart(error)) throw error;
    tries += 1;
    const address = `${href}?again=${tries}`;
    const found: unknown = await import(/* @vite-ignore */ address);
    addresses.set(href, address);
    return found;
  }
}

// The build replaces `import()` with calls of it: vite/import-again.ts.
Object.assign(globalThis, { importAgain });
