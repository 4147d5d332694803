// How the templates of chats look in which models are trained: tokens, and headers of either side.

export const CONTROL_TOKEN =
  /<[|｜][^|｜<>\n]{0,40}[|｜]?>|<[a-z_]{1,40}\|>|<\/?(?:s|bos|eos|pad|unk|mask)>|<(?:start|end)_of_turn>|\[\/?(?:INST|SYS|END|STOP|DONE|EOS|BOS)\]|<<\/?SYS>>|<0x[0-9A-Fa-f]{2}>|▁/gu;

/** A token right between two quotes: another speaks from there on. */
export const BETWEEN_WORDS =
  /([」』”"])[ \t]{0,3}<[|｜][^|｜<>\n]{0,40}[|｜]?>(?=[ \t]{0,3}[「『“"])/gu;

/** A header that hands the turn to the asking side: whatever follows is not the answer. */
export const ASKING_SIDE =
  /^[ \t]{0,9}(?:<\|?(?:im_start|start_header_id)\|>|<start_of_turn>)?[ \t]{0,3}(?:#{2,4}[ \t]{0,3})?(?:user|human|system|instruction|input|ユーザー)[ \t]{0,3}(?:<\|end_header_id\|>)?[ \t]{0,3}(?:[:：]|$)/imu;

/** A header of the answering side. */
export const ANSWERING_SIDE =
  /^[ \t]{0,9}(?:#{2,4}[ \t]{0,3})?(?:\*\*)?(?:model|assistant|ai|bot|response|answer|character|アシスタント)(?:\*\*)?[ \t]{0,3}(?:<\|end_header_id\|>)?[ \t]{0,3}(?:[:：](?:\*\*)?|\n)[ \t]{0,9}/gimu;
