import type { Plugin, Rolldown } from 'vite'

/** The administration's screens, but for its door and the frame of that, which are weighed as pages that strangers visit. */
const DESK = /\/screens\/admin(?!-login\/|\/admin\.)/
/** A route's own file, as the router has it built for browsers. */
const OF_A_ROUTE = /\?__react-router-build-client-route$/

/**
 * What three or more parts of the administration share, and no other page, in one file: most of it is smaller than the request
 * for it, and the page that asks for a hundred files is held up by the asking (decision 0330).
 */
export function deskInOneFile(): Plugin {
  return {
    name: 'desk-in-one-file',
    apply: 'build',
    enforce: 'post',
    config: () => ({
      environments: {
        client: {
          build: {
            rolldownOptions: {
              // Asked for by `includeDependenciesRecursively`: a screen's file may export to others what it alone held.
              preserveEntrySignatures: 'allow-extension',
              output: { codeSplitting: { groups: [desk()] } },
            },
          },
        },
      },
    }),
  }
}

function desk(): Rolldown.CodeSplittingGroup {
  return {
    name: (id, context) => (servesTheDeskAlone(id, context) ? 'desk' : null),
    test: /\.(m?[jt]sx?|css)$/,
    minShareCount: 3,
    // What these import is theirs as well, or in files that import none of these: no two files come to import each other.
    includeDependenciesRecursively: false,
  }
}

function servesTheDeskAlone(id: string, context: Rolldown.ChunkingContext): boolean {
  const seen = new Set<string>()
  const leadsToTheDesk = (at: string): boolean => {
    if (seen.has(at)) return true
    seen.add(at)
    if (OF_A_ROUTE.test(at)) return DESK.test(at)
    const found = context.getModuleInfo(at)
    const above = [...(found?.importers ?? []), ...(found?.dynamicImporters ?? [])]
    return above.length > 0 && above.every(leadsToTheDesk)
  }
  return leadsToTheDesk(id)
}
