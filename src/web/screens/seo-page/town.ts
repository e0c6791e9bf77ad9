import type { ReplyOf } from '~/contract/call'
import type { seoCalls } from '~/contract/content/seo'

/** What a composed page shows beside its text. */
export type Town = NonNullable<ReplyOf<typeof seoCalls.seoPage>['town']>
