// Of its own, for a screen that needs it later: the bundler then leaves it out of what that screen begins with.
export { KnownDossierOffer as default } from './known-dossier-offer'
