import { readdirSync, readFileSync } from 'node:fs'
import { sql } from 'kysely'
import ts from 'typescript'
import { expect, it } from 'vitest'
import { freshDatabase } from '../../../tests/support/database/database'

interface Column {
  table: string
  column: string
  nullable: boolean
  /** What an insert may leave out. */
  optional: boolean
}

const FILES = [
  'src/store/database/tables.ts',
  ...readdirSync('src/store/schema').map(name => `src/store/schema/${name}`),
  'src/domain/international/registration.ts',
  'src/domain/leads/campaign.ts',
  'src/domain/quote-requests/quote-request.ts',
  'src/domain/aids/aid-source.ts',
]
const interfaces = new Map(FILES.flatMap(interfacesOf).map(one => [one.name.text, one]))

function interfacesOf(file: string): ts.InterfaceDeclaration[] {
  const source = ts.createSourceFile(file, readFileSync(file, 'utf8'), ts.ScriptTarget.Latest, true)
  return source.statements.filter(ts.isInterfaceDeclaration)
}

/** @returns the columns that tables.ts declares */
function declared(): Column[] {
  return propertiesOf(interfaces.get('Tables')).flatMap(({ name, type }) =>
    propertiesOf(ts.isTypeLiteralNode(type) ? type : interfaces.get(type.getText())).map(column => ({
      table: name,
      column: column.name,
      nullable: /\bnull\b/.test(column.type.getText().replace(/\{.*\}/s, '')),
      optional: /^Generated\b|\bundefined\b|\bnever\b/.test(column.type.getText()),
    })),
  )
}

type Node = ts.InterfaceDeclaration | ts.TypeLiteralNode

/** Those of what it extends first. */
function propertiesOf(node?: Node): { name: string; type: ts.TypeNode }[] {
  if (!node) return []
  const parents = ts.isInterfaceDeclaration(node) ? (node.heritageClauses ?? []) : []
  const own = node.members.filter(member => ts.isPropertySignature(member))
  return [
    ...parents.flatMap(({ types }) => types.flatMap(inherited)),
    ...own.flatMap(({ name, type }) => (type ? [{ name: name.getText(), type }] : [])),
  ]
}

/** Of `Omit<Parent, 'one'>` all but these. */
function inherited({ expression, typeArguments }: ts.ExpressionWithTypeArguments) {
  const [parent, left] = (typeArguments ?? []).map(type => type.getText())
  if (expression.getText() !== 'Omit') return propertiesOf(interfaces.get(expression.getText()))
  return propertiesOf(interfaces.get(parent ?? '')).filter(({ name }) => !left?.includes(`'${name}'`))
}

/** @returns the columns that the migrations made */
async function real(): Promise<Column[]> {
  const { db } = await freshDatabase()
  const { rows } = await sql<Column>`
    select c.table_name as table, c.column_name as column, c.is_nullable = 'YES' as nullable,
      c.is_nullable = 'YES' or c.column_default is not null or c.is_identity = 'YES'
        or c.is_generated = 'ALWAYS' as optional
    from information_schema.columns c
    join information_schema.tables t using (table_schema, table_name)
    where c.table_schema = 'public' and t.table_type = 'BASE TABLE'
      and c.table_name not like 'kysely_%'`.execute(db)
  return rows
}

/** Needed, without a default: a trigger gives it. */
const BY_TRIGGER = ['dossiers.holder_id']

const named = ({ table, column }: Column) => `${table}.${column}`

it('declares the tables as the migrations make them', async () => {
  const [said, found] = [declared(), await real()]
  const byName = new Map(found.map(column => [named(column), column]))
  const wrong = (differs: (column: Column, real: Column | undefined) => boolean) =>
    said.filter(column => differs(column, byName.get(named(column)))).map(named)
  expect(wrong((_, real) => !real)).toEqual([])
  expect(wrong((column, real) => column.nullable !== real?.nullable)).toEqual([])
  expect(wrong((column, real) => column.optional && !real?.optional)).toEqual(BY_TRIGGER)
})

it('leaves nothing out', async () => {
  const said = new Set(declared().map(named))
  expect((await real()).map(named).filter(name => !said.has(name))).toEqual([])
})
