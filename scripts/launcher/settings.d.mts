export function demoDataDir(): string;
export const processSettings: Record<string, string>;
