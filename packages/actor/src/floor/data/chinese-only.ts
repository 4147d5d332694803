// Characters that Chinese texts are full of and Japanese ones never have: they are in no Japanese character set.

export const CHINESE_ONLY: ReadonlySet<string> = new Set(
  '们这说么还吗吧你她谢让对时间为开关门问题见觉应该给过发现经话请书车长东马鸟鱼龙风飞电脑热爱买卖读爷妈爸哪嗎說妳啊呢咱岁岛层师带帮币归录忆怀态总恼悬惊惯懒战户护报择换搞摆撑显晓暂术杀杂权极构枪样桥检欢毕汉汤沟测济浓润涨渐满滚灵灾烦烧狮环玛',
);
