// Sessions' words in Japanese.
export const ja = {
  problems: {
    SESSION_NAME_UNKNOWN: {
      message: '「{id}」はこのパックにありません。',
      fix: '「{nearest}」ではありませんか？',
    },
    SESSION_FILE_MISSING: {
      message: 'session.yaml がないので、このファイルは遊ばれません。',
      fix: 'session.yaml を加えて、始まりの場所と選択肢を書いてください。',
    },
    OBJECTIVE_SHAPE: {
      message: '目標には「when」か、「event」（と「of」「to」）のどちらか一方を書きます。',
      fix: 'どちらかを残してください。',
    },
    OBJECTIVE_UNCOUNTED: {
      message:
        '数えられるのは行いだけです。「count」には「done」、またはその「any」だけの「when」が要ります。',
      fix: '「count」を消すか、行いだけを条件にしてください。',
    },
    OBJECTIVE_SUBJECTS: {
      message: '「{event}」の目標は、相手を選べません。',
      fix: '`of` を消してください。',
    },
    OBJECTIVE_COUNT: {
      message: '{count}回ぶんの目標に、対象が{subjects}しかありません。',
      fix: '`count` を減らすか、`of` を増やしてください。',
    },
    OBJECTIVE_DELIVERY: {
      message: '届けものの目標に、品か届け先がありません。',
      fix: '`of` に品物を、`to` に受け取る人を書いてください。',
    },
    OBJECTIVE_ID_TWICE: {
      message: '目標のid「{id}」が二度使われています。',
      fix: 'どちらかの名前を変えてください。',
    },
    OBJECTIVE_UNREACHABLE: {
      message: 'この目標は、許される行動をどう重ねても果たせません（{found}／{count}）。',
      fix: '道、鍵、置き場所、人の居場所を見直してください。',
    },
    OBJECTIVE_UNPROVEN: {
      message: 'この目標へ至る行動が、探した範囲では見つかりませんでした（{found}／{count}）。',
      fix: '手順を短くするか、品物を近くに置いてください。',
    },
    FRAGMENT_SUBJECT: {
      message: '「{by}」で見つかる欠片には、何から見つかるのかが要ります。',
      fix: '`of` に対象を書いてください。',
    },
    CHOICE_INADMISSIBLE: {
      message: '最初の選択肢「{id}」が、始まりの世界では通りません。',
      fix: '始まりの場所でできる行動にするか、そこにいる人を相手にしてください。',
    },
    OPENING_PLACE_ABSENT: {
      message: '始まりの場所「{place}」が、シナリオ「{scenario}」にありません。',
      fix: 'シナリオの `places` に加えてください。',
    },
    SKILL_VERB_UNKNOWN: {
      message: '「{verb}」という動詞はありません。',
      fix: '「{nearest}」ではありませんか？',
    },
  },
} as const;
