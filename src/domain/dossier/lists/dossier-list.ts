/** How the administrator's dossiers may be ordered; a dash turns the order round. Newest first by default. */
export const DOSSIER_SORTS = ['-created_at', 'created_at', 'company_name', '-company_name'] as const

export type DossierSort = (typeof DOSSIER_SORTS)[number]
