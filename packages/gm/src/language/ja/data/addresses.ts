// What stands behind a person's name when one speaks of them or to them, and plain words often written in kana.

/** さん and the like. */
export const ADDRESS = /^(?:さん|さま|様|くん|君|ちゃん|先生|せんせい|先輩|せんぱい|殿)/u;

/** 澪ねえちゃん, 源じい: a word of kin that is no more than a form of address. */
export const KIN_BEHIND_NAME =
  /^お?(?:(?:ねえ|ねぇ|姉|にい|にぃ|兄|じい|爺|ばあ|婆|おば|おじ)(?:ちゃん|さん|さま|様|や)|ねえ(?=[、にのがはもへと])|にい(?=[、にのがはもへと])|姉(?=[、にのがはもへと])|兄(?=[、にのがはもへと])|嬢(?:ちゃん)?|坊|っち|どん|はん|姐さん|せんせい|せんせ)/u;

/** Words of everyday that the dictionary cuts up in kana. */
export const KNOWN_BY_READING: readonly (readonly [string, string])[] = [['じぶん', '自分']];
