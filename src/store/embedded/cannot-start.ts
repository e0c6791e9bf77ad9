/** The embedded PostgreSQL cannot run here: its message is the one line that the operator reads. */
export class CannotStart extends Error {}
