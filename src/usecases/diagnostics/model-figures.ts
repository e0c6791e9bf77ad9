import type { OperationFigures } from '~/domain/operation-figures'
import type { Deps } from '../ground/deps'

/** What the language model was used for by this copy; nothing where there is none. */
export function modelFigures({ languageModel }: Pick<Deps, 'languageModel'>): OperationFigures {
  if (!languageModel) return {}
  const { asked, away, tokens, said, rejected, over_budget } = languageModel.use
  return {
    model_questions_total: asked,
    model_away_total: away,
    model_tokens_total: tokens,
    assistant_sentences_said_total: said,
    assistant_sentences_rejected_total: rejected,
    assistant_over_budget_total: over_budget,
  }
}
