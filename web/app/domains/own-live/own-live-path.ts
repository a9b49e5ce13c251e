export const OWN_LIVES_PATH = '/liveManage';
export const addLivePath = `${OWN_LIVES_PATH}/add`;
export const editLivePath = (id: string): string => `${OWN_LIVES_PATH}/edit/${id}`;
export const controlLivePath = (id: string): string => `${OWN_LIVES_PATH}/control/${id}`;
