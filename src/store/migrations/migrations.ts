import type { Migration } from 'kysely'
import * as dossiers from './0001-dossiers'
import * as counters from './0002-counters'
import * as budgets from './0003-budgets'
import * as registrations from './0004-registrations'
import * as contents from './0010-contents'
import * as dossierLife from './0020-dossier-life'
import * as desk from './0021-desk'
import * as siretStart from './0022-siret-start'
import * as login from './0030-login'
import * as transmissions from './0030-transmissions'
import * as uploads from './0031-uploads'
import * as inspections from './0032-inspections'
import * as testDossiers from './0033-test-dossiers'
import * as eventChain from './0040-event-chain'
import * as retention from './0040-retention'
import * as registryAddresses from './0050-registry-addresses'
import * as founding from './0060-founding'
import * as pageChanges from './0061-page-changes'
import * as bodyActor from './0070-body-actor'
import * as decidedFrom from './0071-decided-from'
import * as kindsOfPieces from './0072-kinds-of-pieces'
import * as jobDeaths from './0080-job-deaths'
import * as addressProof from './0081-address-proof'
import * as spentProofs from './0082-spent-proofs'
import * as workerHeartbeats from './0090-worker-heartbeats'
import * as notices from './0091-notices'
import * as alerts from './0092-alerts'
import * as numbersAtSignature from './0100-numbers-at-signature-contract'
import * as papersStay from './0101-papers-stay'
import * as accounts from './0120-accounts'
import * as eventAccounts from './0121-event-accounts'
import * as queues from './0122-queues'
import * as readings from './0160-readings'
import * as aids from './0170-aids'
import * as settingsChange from './0171-settings-change'
import * as quotes from './0172-quotes'
import * as leads from './0180-leads'
import * as uploadReservations from './0200-upload-reservations'
import * as linkWindows from './0201-link-windows'
import * as decisionsAndPayments from './0210-decisions-and-payments'
import * as knownCertificates from './0220-known-certificates'
import * as statements from './0221-statements'
import * as reminders from './0230-reminders'
import * as eligibilityRequests from './0231-eligibility-requests'
import * as siteProjects from './0232-site-projects'
import * as callBacks from './0233-call-backs'
import * as quoteRequests from './0240-quote-requests'
import * as quoteDisputes from './0241-quote-disputes'
import * as quoteRequestRetention from './0242-quote-request-retention'
import * as bulkRuns from './0260-bulk-runs'
import * as searchByNumber from './0261-search-by-number'
import * as live from './0270-live'
import * as savedViews from './0271-saved-views'
import * as messages from './0275-messages'
import * as figures from './0276-figures'
import * as emailParagraphs from './0277-email-paragraphs'
import * as fourEyes from './0278-four-eyes'
import * as leadInvoices from './0290-lead-invoices'
import * as aidVersions from './0295-aid-versions'
import * as fewerStatements from './0303-fewer-statements'
import * as liveCalls from './0304-live-calls'
import * as vatChecks from './0305-vat-checks'
import * as visitorCalls from './0312-visitor-calls'
import * as finding from './0316-finding'
import * as telephoneSpread from './0317-telephone-spread'
import * as answerCounts from './0324-answer-counts'
import * as statementsByLines from './0325-statements-by-lines'
import * as emailsOfADossier from './0326-emails-of-a-dossier'
import * as holdDossier from './0330-hold-dossier'
import * as holdChain from './0331-hold-chain'
import * as planOfNewJobs from './0332-plan-of-new-jobs'
import * as partsTried from './0340-parts-tried'
import * as heldByKey from './0350-held-by-key'
import * as endedTransmissions from './0351-ended-transmissions'
import * as signedWhereItMay from './0352-signed-where-it-may'
import * as addressChanges from './0353-address-changes'
import * as termsOfCalls from './0360-terms-of-calls'
import * as setOffLeads from './0361-set-off-leads'
import * as searchManyDigits from './0370-search-many-digits'
import * as everyDossierIsAnswered from './0371-every-dossier-is-answered'
import * as pieceTurns from './0380-piece-turns'
import * as sites from './0390-sites'
import * as sirenOfLeadBuyers from './0410-siren-of-lead-buyers'
import * as whoseEmails from './0420-whose-emails'
import * as sitePhotos from './0440-site-photos'
import * as siteRevisions from './0450-site-revisions'
import * as sitePreviews from './0451-site-previews'
import * as siteRequests from './0452-site-requests'
import * as partialGrants from './0470-partial-grants'
import * as filedRequests from './0471-filed-requests'
import * as transcripts from './0480-transcripts'
import * as signInLinks from './0490-sign-in-links'
import * as siteAnswers from './0491-site-answers'
import * as previewsAfterPublication from './0510-previews-after-publication'
import * as aidSources from './0515-aid-sources'
import * as siteComments from './0525-site-comments'
import * as siteCounts from './0600-site-counts'
import * as codesOfSites from './0601-codes-of-sites'
import * as siteDomains from './0620-site-domains'
import * as endsOfSites from './0640-ends-of-sites'
import * as noticesOfSites from './0641-notices-of-sites'
import * as watchedSites from './0642-watched-sites'
import * as deliveryPapers from './0643-delivery-papers'
import * as photosOfRevisions from './0660-photos-of-revisions'
import * as picturesOfComments from './0661-pictures-of-comments'
import * as inbox from './0680-inbox'
import * as bounces from './0681-bounces'
import * as siteQuestions from './0740-site-questions'
import * as offerVersions from './0741-offer-versions'
import * as removedPhotos from './0760-removed-photos'
import * as deliveryPapersStay from './0770-delivery-papers-stay'
import * as grantsOfYears from './0795-grants-of-years'
import * as filesOfMessages from './0800-files-of-messages'
import * as readyAnswers from './0801-ready-answers'
import * as audienceCounts from './0810-audience-counts'
import * as contentPictures from './0811-content-pictures'
import * as waitingTurns from './0850-waiting-turns'

/** Every migration by name, in the order of their names; one that has run is never edited. */
export const migrations: Record<string, Migration> = {
  '0001-dossiers': dossiers,
  '0002-counters': counters,
  '0003-budgets': budgets,
  '0004-registrations': registrations,
  '0010-contents': contents,
  '0020-dossier-life': dossierLife,
  '0021-desk': desk,
  '0022-siret-start': siretStart,
  '0030-login': login,
  '0030-transmissions': transmissions,
  '0031-uploads': uploads,
  '0032-inspections': inspections,
  '0033-test-dossiers': testDossiers,
  '0040-event-chain': eventChain,
  '0040-retention': retention,
  '0050-registry-addresses': registryAddresses,
  '0060-founding': founding,
  '0061-page-changes': pageChanges,
  '0070-body-actor': bodyActor,
  '0071-decided-from': decidedFrom,
  '0072-kinds-of-pieces': kindsOfPieces,
  '0080-job-deaths': jobDeaths,
  '0081-address-proof': addressProof,
  '0082-spent-proofs': spentProofs,
  '0090-worker-heartbeats': workerHeartbeats,
  '0091-notices': notices,
  '0092-alerts': alerts,
  '0100-numbers-at-signature-contract': numbersAtSignature,
  '0101-papers-stay': papersStay,
  '0120-accounts': accounts,
  '0121-event-accounts': eventAccounts,
  '0122-queues': queues,
  '0160-readings': readings,
  '0170-aids': aids,
  '0171-settings-change': settingsChange,
  '0172-quotes': quotes,
  '0180-leads': leads,
  '0200-upload-reservations': uploadReservations,
  '0201-link-windows': linkWindows,
  '0210-decisions-and-payments': decisionsAndPayments,
  '0220-known-certificates': knownCertificates,
  '0221-statements': statements,
  '0230-reminders': reminders,
  '0231-eligibility-requests': eligibilityRequests,
  '0232-site-projects': siteProjects,
  '0233-call-backs': callBacks,
  '0240-quote-requests': quoteRequests,
  '0241-quote-disputes': quoteDisputes,
  '0242-quote-request-retention': quoteRequestRetention,
  '0260-bulk-runs': bulkRuns,
  '0261-search-by-number': searchByNumber,
  '0270-live': live,
  '0271-saved-views': savedViews,
  '0275-messages': messages,
  '0276-figures': figures,
  '0277-email-paragraphs': emailParagraphs,
  '0278-four-eyes': fourEyes,
  '0290-lead-invoices': leadInvoices,
  '0295-aid-versions': aidVersions,
  '0303-fewer-statements': fewerStatements,
  '0304-live-calls': liveCalls,
  '0305-vat-checks': vatChecks,
  '0312-visitor-calls': visitorCalls,
  '0316-finding': finding,
  '0317-telephone-spread': telephoneSpread,
  '0324-answer-counts': answerCounts,
  '0325-statements-by-lines': statementsByLines,
  '0326-emails-of-a-dossier': emailsOfADossier,
  '0330-hold-dossier': holdDossier,
  '0331-hold-chain': holdChain,
  '0332-plan-of-new-jobs': planOfNewJobs,
  '0340-parts-tried': partsTried,
  '0350-held-by-key': heldByKey,
  '0351-ended-transmissions': endedTransmissions,
  '0352-signed-where-it-may': signedWhereItMay,
  '0353-address-changes': addressChanges,
  '0360-terms-of-calls': termsOfCalls,
  '0361-set-off-leads': setOffLeads,
  '0370-search-many-digits': searchManyDigits,
  '0371-every-dossier-is-answered': everyDossierIsAnswered,
  '0380-piece-turns': pieceTurns,
  '0390-sites': sites,
  '0410-siren-of-lead-buyers': sirenOfLeadBuyers,
  '0420-whose-emails': whoseEmails,
  '0440-site-photos': sitePhotos,
  '0450-site-revisions': siteRevisions,
  '0451-site-previews': sitePreviews,
  '0452-site-requests': siteRequests,
  '0470-partial-grants': partialGrants,
  '0471-filed-requests': filedRequests,
  '0480-transcripts': transcripts,
  '0490-sign-in-links': signInLinks,
  '0491-site-answers': siteAnswers,
  '0510-previews-after-publication': previewsAfterPublication,
  '0515-aid-sources': aidSources,
  '0525-site-comments': siteComments,
  '0600-site-counts': siteCounts,
  '0601-codes-of-sites': codesOfSites,
  '0620-site-domains': siteDomains,
  '0640-ends-of-sites': endsOfSites,
  '0641-notices-of-sites': noticesOfSites,
  '0642-watched-sites': watchedSites,
  '0643-delivery-papers': deliveryPapers,
  '0660-photos-of-revisions': photosOfRevisions,
  '0661-pictures-of-comments': picturesOfComments,
  '0680-inbox': inbox,
  '0681-bounces': bounces,
  '0740-site-questions': siteQuestions,
  '0741-offer-versions': offerVersions,
  '0760-removed-photos': removedPhotos,
  '0770-delivery-papers-stay': deliveryPapersStay,
  '0795-grants-of-years': grantsOfYears,
  '0800-files-of-messages': filesOfMessages,
  '0801-ready-answers': readyAnswers,
  '0810-audience-counts': audienceCounts,
  '0811-content-pictures': contentPictures,
  '0850-waiting-turns': waitingTurns,
}
