import type { TableMetadata } from 'kysely';
import type { Database } from './database.ts';

const TYPES: Record<string, string> = {
  bool: 'boolean',
  bytea: 'Buffer',
  date: 'string',
  int2: 'number',
  int4: 'number',
  int8: 'number',
  json: 'unknown',
  jsonb: 'unknown',
  numeric: 'number',
  text: 'string',
  timestamptz: 'Date',
  uuid: 'string',
};

function typeOf(dataType: string): string {
  const type = TYPES[dataType.replace(/^_/, '')];
  if (!type) throw new Error(`Say in db/table-types.ts how ${dataType} reads in TypeScript`);
  return dataType.startsWith('_') ? `${type}[]` : type;
}

const pascal = (name: string) => name.replace(/(?:^|_)(\w)/g, (_, letter: string) => letter.toUpperCase());

function interfaceOf(table: TableMetadata): string {
  const columns = table.columns
    .toSorted((a, b) => a.name.localeCompare(b.name))
    .map((column) => {
      const type =
        typeOf(column.dataType) + (column.isNullable && !column.dataType.startsWith('json') ? ' | null' : '');
      return `  ${column.name}: ${column.hasDefaultValue ? `Generated<${type}>` : type};`;
    });
  return `export interface ${pascal(table.name)}Table {\n${columns.join('\n')}\n}\n`;
}

/** The types of all tables as TypeScript, from the migrated schema. */
export async function describeTables(db: Database): Promise<string> {
  const tables = (await db.introspection.getTables()).filter(
    (table) => table.schema === 'public' && !table.name.startsWith('kysely_'),
  );
  const sorted = tables.toSorted((a, b) => a.name.localeCompare(b.name));
  const database = sorted.map((table) => `  ${table.name}: ${pascal(table.name)}Table;`).join('\n');
  return [
    '// Made from the migrations by `npm run generate`. Do not edit.',
    "import type { Generated } from 'kysely';\n",
    ...sorted.map(interfaceOf),
    `export interface DB {\n${database}\n}\n`,
  ].join('\n');
}
