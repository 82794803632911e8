/** How Playwright starts the browser of the web tests and the journeys. */
export function launchOptions(): { executablePath?: string; args: string[] };
