import type { AST, Linter, Rule } from 'eslint';

/**
 * A lint rule of the project: a cast (`as`, but not `as const`) and an `eslint-disable` comment say why.
 *
 * The reason of a cast is a comment in the statement's lines or in the line above it; that of an
 * `eslint-disable` comment comes after two dashes.
 */
export const requireReason: Rule.RuleModule = {
  meta: {
    type: 'suggestion',
    messages: {
      cast: 'Say in a comment above (or in) this statement why the cast is right.',
      suppression: 'Say why after two dashes: eslint-disable-next-line rule -- reason.',
    },
    schema: [],
  },
  create(context) {
    const comments = context.sourceCode.getAllComments();
    const reasonLines = new Set(comments.flatMap(linesOf));
    return {
      Program() {
        for (const comment of comments) {
          const isSuppression = /^\s*eslint-disable/.test(comment.value);
          if (isSuppression && !/\s--\s+\S/.test(comment.value) && comment.loc) {
            context.report({ loc: comment.loc, messageId: 'suppression' });
          }
        }
      },
      'TSAsExpression:not([typeAnnotation.typeName.name="const"])'(node: Rule.Node) {
        const first = statementOf(node).loc?.start.line ?? 0;
        const last = node.loc?.end.line ?? first;
        for (let line = first - 1; line <= last; line++) if (reasonLines.has(line)) return;
        context.report({ node, messageId: 'cast' });
      },
    };
  },
};

/** The rule as a plugin, for `eslint.config.js`. */
export const requireReasonPlugin: NonNullable<Linter.Config['plugins']>[string] = {
  rules: { 'require-reason': requireReason },
};

function linesOf(comment: { loc?: AST.SourceLocation | null | undefined }): number[] {
  if (!comment.loc) return [];
  const { start, end } = comment.loc;
  return Array.from({ length: end.line - start.line + 1 }, (_, index) => start.line + index);
}

/** The statement, property or class member that the cast is in: where its comment is looked for. */
function statementOf(node: Rule.Node): Rule.Node {
  let at: Rule.Node | null = node;
  while (at && !/Statement$|Declaration$|^Property|^JSXAttribute/.test(at.type)) at = at.parent;
  return at ?? node;
}
