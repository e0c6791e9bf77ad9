/** The form for a page that seldom needs it: through this file it comes only when asked for. */
export { ResumeForm } from './resume-form'
