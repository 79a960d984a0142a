import { refusal } from '@/cms/refusal'
import { messages } from '@/domain/messages'

const PASSWORD_MIN_LENGTH = 12
/** On zxcvbn's scale of 0 to 4: 3 withstands 100 million guesses. */
const MIN_SCORE = 3
/** Longer text does not change the score, and takes long to check. */
const MAX_JUDGED_LENGTH = 72

/**
 * Checks a new password's length, and how easily it could be guessed.
 * @param personal words that an attacker would try first, such as the username.
 * @throws APIError 400 if it is too short or too weak.
 */
export async function assertStrongPassword(
  password: string,
  personal: (string | null | undefined)[],
): Promise<void> {
  if ([...password].length < PASSWORD_MIN_LENGTH) refuse(messages.passwordTooShort)
  const judge = await loadJudge()
  const words = ['manavta', 'foundation', ...personal.filter((word) => typeof word === 'string')]
  const { score } = judge.check(password.slice(0, MAX_JUDGED_LENGTH), words)
  if (score < MIN_SCORE) refuse(messages.passwordTooWeak)
}

let judge: ReturnType<typeof makeJudge> | undefined

/** Loads zxcvbn on first use: its word lists take 20 MB and a fifth of a second. */
function loadJudge(): ReturnType<typeof makeJudge> {
  judge ??= makeJudge()
  return judge
}

async function makeJudge() {
  const [{ ZxcvbnFactory }, { dictionary, adjacencyGraphs: graphs }] = await Promise.all([
    import('@zxcvbn-ts/core'),
    import('@zxcvbn-ts/language-common'),
  ])
  return new ZxcvbnFactory({ dictionary, graphs })
}

function refuse(message: string): never {
  throw refusal(message, 400, { errors: [{ path: 'password', message }] })
}
