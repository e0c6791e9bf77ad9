import { readdirSync, readFileSync } from 'node:fs'
import ts from 'typescript'

/** One place that tells the compiler instead of convincing it. */
export interface Assertion {
  file: string
  line: number
  text: string
  double: boolean
}

/** Every `as` of src but `as const`, and every `<T>x`: what the compiler was told instead of shown. */
export function typeAssertions(root: string): Assertion[] {
  const names = readdirSync(`${root}/src`, { recursive: true, encoding: 'utf8' })
  const files = names.filter(name => /\.tsx?$/.test(name)).map(name => `src/${name}`)
  return files.sort().flatMap(file => assertionsOf(root, file))
}

function assertionsOf(root: string, file: string): Assertion[] {
  const source = ts.createSourceFile(
    file,
    readFileSync(`${root}/${file}`, 'utf8'),
    ts.ScriptTarget.Latest,
    true,
  )
  const found: Assertion[] = []
  const visit = (node: ts.Node): void => {
    if (isAssertion(node)) found.push(described(node, source, file))
    ts.forEachChild(node, visit)
  }
  visit(source)
  return found
}

function isAssertion(node: ts.Node): node is ts.AssertionExpression {
  return (
    ts.isTypeAssertionExpression(node) || (ts.isAsExpression(node) && !ts.isConstTypeReference(node.type))
  )
}

function described(node: ts.AssertionExpression, source: ts.SourceFile, file: string): Assertion {
  const line = source.getLineAndCharacterOfPosition(node.getStart()).line + 1
  return {
    file,
    line,
    text: node.getText().replace(/\s+/g, ' '),
    double: isAssertion(inside(node.expression)),
  }
}

function inside(node: ts.Expression): ts.Expression {
  return ts.isParenthesizedExpression(node) ? inside(node.expression) : node
}
