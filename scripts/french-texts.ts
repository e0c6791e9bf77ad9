import ts from 'typescript'

/** Where the texts of a program stand, in their order: what is between tags, and what is in quotes but for imports. */
export function textSpans(
  file: string,
  source: string,
  isSpoken: (attribute: string) => boolean = () => true,
): [start: number, end: number][] {
  const kind = file.endsWith('x') ? ts.ScriptKind.TSX : ts.ScriptKind.TS
  const tree = ts.createSourceFile(file, source, ts.ScriptTarget.Latest, true, kind)
  const spans: [start: number, end: number][] = []
  const visit = (node: ts.Node) => {
    if (ts.isImportDeclaration(node)) return
    if (ts.isJsxAttribute(node) && !isSpoken(node.name.getText())) return
    if (isText(node)) spans.push([ts.isJsxText(node) ? node.pos : node.getStart(), node.getEnd()])
    ts.forEachChild(node, visit)
  }
  visit(tree)
  return spans
}

const isText = (node: ts.Node) =>
  ts.isJsxText(node) ||
  ts.isStringLiteralLike(node) ||
  ts.isTemplateHead(node) ||
  ts.isTemplateMiddleOrTemplateTail(node)
