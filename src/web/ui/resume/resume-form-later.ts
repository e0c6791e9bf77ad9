/** The form for a page that seldom needs it, with what it does first: through this file it comes only when asked for. */
export { forgetLostDossier } from './known-dossier'
export { ResumeForm } from './resume-form'
