/** Who answers, at the beginning of a line: ours is a description, a model's name is written as its makers write it. */
export const engineName = (engine: string | null | undefined): string =>
  engine?.replace(/^built-in/, 'Built-in') ?? 'Assistant';
