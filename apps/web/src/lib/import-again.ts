import { isMissingPart } from './new-build.ts';

/** Where a part came from that its own address did not give. */
const addresses = new Map<string, string>();
let tries = 0;

/**
 * Imports a part of the app. Chromium remembers that a script could not be fetched until the page is loaded anew, so it is
 * asked for under another address then. Rejects as `import()` does.
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

// The build writes calls of it in place of `import()`: vite/import-again.ts.
Object.assign(globalThis, { importAgain });
