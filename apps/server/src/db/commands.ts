// Quoted text, function bodies and comments are tokens, so that a semicolon in them ends no command.
const PIECE = /'[^']*'|"[^"]*"|(\$\w*\$).*?\1|--[^\n]*|\/\*.*?\*\/|;|[^'"$\-/;]+|./gs;

const isRemark = (piece: string): boolean => /^(?:--|\/\*)|^\s*$/.test(piece);

/** The commands of an SQL file, without their semicolons. */
export function commandsOf(file: string): string[] {
  const commands: string[][] = [[]];
  for (const [piece] of file.matchAll(PIECE)) {
    if (piece === ';') commands.push([]);
    else commands.at(-1)?.push(piece);
  }
  return commands.filter((pieces) => !pieces.every(isRemark)).map((pieces) => pieces.join('').trim());
}
